/**
 * @generated SignedSource<<dd8c95251ff383a98840ef8ebf6d2b37>>
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

(node as any).hash = "605afcff4c7e9638e07296f448e25387";

export default node;
