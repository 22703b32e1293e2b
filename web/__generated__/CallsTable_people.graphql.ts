/**
 * @generated SignedSource<<09b3551227dd09106a62cd26ada77adf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CallsTable_people$data = ReadonlyArray<{
  readonly calls: number;
  readonly memberId: string;
  readonly name: string;
  readonly secondsPerCall: number | null | undefined;
  readonly webOrdersCalled: number;
  readonly webOrdersCancelled: number;
  readonly webOrdersConfirmed: number;
  readonly workingDays: number | null | undefined;
  readonly " $fragmentType": "CallsTable_people";
}>;
export type CallsTable_people$key = ReadonlyArray<{
  readonly " $data"?: CallsTable_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"CallsTable_people">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "CallsTable_people",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "workingDays",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calls",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webOrdersCalled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webOrdersConfirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webOrdersCancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondsPerCall",
      "storageKey": null
    }
  ],
  "type": "EmployeeFigures",
  "abstractKey": null
};

(node as any).hash = "11c26ce574487b5867adc3207d65083d";

export default node;
