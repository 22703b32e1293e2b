/**
 * @generated SignedSource<<08d46071de4d571270cc303d31ef8f7a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardCouriers_dashboard$data = {
  readonly couriers: ReadonlyArray<{
    readonly averageDays: number | null | undefined;
    readonly cameBack: number;
    readonly courierId: string | null | undefined;
    readonly delivered: number;
    readonly held: number;
    readonly name: string;
    readonly returned: number;
  }>;
  readonly " $fragmentType": "DashboardCouriers_dashboard";
};
export type DashboardCouriers_dashboard$key = {
  readonly " $data"?: DashboardCouriers_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardCouriers_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardCouriers_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CourierSplit",
      "kind": "LinkedField",
      "name": "couriers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courierId",
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
          "name": "delivered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "cameBack",
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
          "name": "averageDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "held",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "48c44ebae2c6f0834af899e509da9bfd";

export default node;
