/**
 * @generated SignedSource<<f1d571054c3e2419c01eda7137dc4124>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdReportTable_figures$data = {
  readonly approved: number;
  readonly delivered: number;
  readonly metaUsd: number;
  readonly orders: number;
  readonly profitAfterAds: number | null | undefined;
  readonly returnShare: number | null | undefined;
  readonly returned: number;
  readonly settled: number;
  readonly spend: number;
  readonly spendPerDelivered: number | null | undefined;
  readonly unenteredUsd: number;
  readonly usd: number;
  readonly " $fragmentType": "AdReportTable_figures";
};
export type AdReportTable_figures$key = {
  readonly " $data"?: AdReportTable_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdReportTable_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdReportTable_figures"
};

(node as any).hash = "865866165e3de04951d4842ff0334f7d";

export default node;
