/**
 * @generated SignedSource<<fa04d6aa7c34b14cd246ef47ec7c584d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardProducts_dashboard$data = {
  readonly products: ReadonlyArray<{
    readonly name: string;
    readonly pictureUrl: string | null | undefined;
    readonly productId: string;
    readonly returnedUnits: number;
    readonly revenue: number;
    readonly units: number;
  }>;
  readonly " $fragmentType": "DashboardProducts_dashboard";
};
export type DashboardProducts_dashboard$key = {
  readonly " $data"?: DashboardProducts_dashboard$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardProducts_dashboard">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardProducts_dashboard",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TopProduct",
      "kind": "LinkedField",
      "name": "products",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "productId",
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
          "name": "units",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "returnedUnits",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revenue",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pictureUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dashboard",
  "abstractKey": null
};

(node as any).hash = "0a274ad646d1becf4e7084c040954fe7";

export default node;
