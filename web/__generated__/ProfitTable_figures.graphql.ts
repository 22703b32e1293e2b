/**
 * @generated SignedSource<<2cca0e74c6d4741cecb1dd6e378bd5d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProfitTable_figures$data = {
  readonly ads: number | null | undefined;
  readonly codFees: number | null | undefined;
  readonly costOfGoods: number | null | undefined;
  readonly courierCharges: number | null | undefined;
  readonly gross: number | null | undefined;
  readonly losses: number | null | undefined;
  readonly net: number | null | undefined;
  readonly orders: number | null | undefined;
  readonly otherCosts: number | null | undefined;
  readonly otherIncome: number | null | undefined;
  readonly sales: number | null | undefined;
  readonly " $fragmentType": "ProfitTable_figures";
};
export type ProfitTable_figures$key = {
  readonly " $data"?: ProfitTable_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProfitTable_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "ProfitTable_figures"
};

(node as any).hash = "aaf749d98ee71d747a243cc8b179b577";

export default node;
