/**
 * @generated SignedSource<<6618d56e1c9e4c5dbb40ef4d69c37c2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TheirOrdersTable_people$data = ReadonlyArray<{
  readonly before: {
    readonly delivered: number;
    readonly orders: number;
  };
  readonly cancelled: number;
  readonly delivered: number;
  readonly leaveDays: number;
  readonly memberId: string;
  readonly name: string;
  readonly orders: number;
  readonly ordersConfirmed: number;
  readonly partial: number;
  readonly returned: number;
  readonly value: number;
  readonly workingDays: number | null | undefined;
  readonly " $fragmentType": "TheirOrdersTable_people";
}>;
export type TheirOrdersTable_people$key = ReadonlyArray<{
  readonly " $data"?: TheirOrdersTable_people$data;
  readonly " $fragmentSpreads": FragmentRefs<"TheirOrdersTable_people">;
}>;

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "orders",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delivered",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "TheirOrdersTable_people",
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
      "name": "leaveDays",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ordersConfirmed",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partial",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EmployeeOrdersBefore",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "EmployeeFigures",
  "abstractKey": null
};
})();

(node as any).hash = "70915e5772e7290bece69d03b1b6c366";

export default node;
