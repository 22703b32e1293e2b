/**
 * @generated SignedSource<<67de5ac47f4b898e151de1c635505081>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardWork_queue$data = {
  readonly delayed: number;
  readonly holdDue: number;
  readonly lateReturns: number;
  readonly lowStock: number;
  readonly onHold: number;
  readonly overdueTasks: number;
  readonly returning: number;
  readonly toConfirm: number;
  readonly toPack: number;
  readonly toShip: number;
  readonly unsettled: number;
  readonly unsettledOrders: number;
  readonly webOrdersToCall: number;
  readonly " $fragmentType": "DashboardWork_queue";
};
export type DashboardWork_queue$key = {
  readonly " $data"?: DashboardWork_queue$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardWork_queue">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardWork_queue",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webOrdersToCall",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toConfirm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toPack",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toShip",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "onHold",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "holdDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delayed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "returning",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lateReturns",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsettledOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsettled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "overdueTasks",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lowStock",
      "storageKey": null
    }
  ],
  "type": "WorkQueue",
  "abstractKey": null
};

(node as any).hash = "8d3caae489ad3b03b5f3f9117eb997e1";

export default node;
