/**
 * @generated SignedSource<<0de16acf126b9d6f5525cff803fa6a01>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkTable_people$data = ReadonlyArray<{
  readonly called: number;
  readonly calledOff: number;
  readonly confirmed: number;
  readonly handedOver: number;
  readonly memberId: string;
  readonly minutesToConfirm: number | null | undefined;
  readonly name: string;
  readonly packed: number;
  readonly taken: number;
  readonly " $fragmentType": "WorkTable_people";
}>;
export type WorkTable_people$key = ReadonlyArray<{
  readonly " $data"?: WorkTable_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkTable_people">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "WorkTable_people",
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
      "name": "taken",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "called",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "confirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "packed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "handedOver",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "calledOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "minutesToConfirm",
      "storageKey": null
    }
  ],
  "type": "EmployeeFigures",
  "abstractKey": null
};

(node as any).hash = "7822e68c99aedadc1c962fb3a93e646b";

export default node;
