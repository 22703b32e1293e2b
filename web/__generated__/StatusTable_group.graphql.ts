/**
 * @generated SignedSource<<1c31304ddeb83c4f2eb3fb90e9a4e039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type OrderStatus = "CANCELLED" | "CONFIRMED" | "DELIVERED" | "EXCHANGED" | "HOLD" | "LOST" | "PACKED" | "PARTIAL" | "PENDING" | "PREORDER" | "RETURNED" | "RETURN_PENDING" | "SHIPPED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatusTable_group$data = {
  readonly orders: number;
  readonly statuses: ReadonlyArray<{
    readonly count: number;
    readonly status: OrderStatus;
  }>;
  readonly value: number;
  readonly " $fragmentType": "StatusTable_group";
};
export type StatusTable_group$key = {
  readonly " $data"?: StatusTable_group$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatusTable_group">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "StatusTable_group"
};

(node as any).hash = "29c8ede4022b00b17df8af9f6f77662e";

export default node;
