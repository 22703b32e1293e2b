/**
 * @generated SignedSource<<ccf722e30c1200aeda113fb9fad96b22>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type notSettledColumns_order$data = {
  readonly amount: number;
  readonly courierName: string | null | undefined;
  readonly customerName: string;
  readonly deliveredAt: string | null | undefined;
  readonly id: string;
  readonly orderId: string;
  readonly phone: string;
  readonly reference: string;
  readonly trackingCode: string | null | undefined;
  readonly " $fragmentType": "notSettledColumns_order";
};
export type notSettledColumns_order$key = {
  readonly " $data"?: notSettledColumns_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"notSettledColumns_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "notSettledColumns_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reference",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "courierName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "deliveredAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    }
  ],
  "type": "NotSettledOrder",
  "abstractKey": null
};

(node as any).hash = "316a844e1f4f66d1bb8d899fd87fe1be";

export default node;
