/**
 * @generated SignedSource<<5798d353e538e32e85a0d810aa4bc834>>
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
  readonly orders: number;
  readonly profitAfterAds: number | null | undefined;
  readonly returnShare: number | null | undefined;
  readonly returned: number;
  readonly settled: number;
  readonly spend: number;
  readonly spendPerDelivered: number | null | undefined;
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

(node as any).hash = "6119c04a6285a3588cafddd5607068eb";

export default node;
