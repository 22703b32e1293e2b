/**
 * @generated SignedSource<<18d48d1f40243235be1d8c1dd6d04c6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdReportTable_rows$data = {
  readonly rows: ReadonlyArray<{
    readonly campaign: {
      readonly id: string;
      readonly isMapped: boolean;
      readonly name: string;
      readonly platform: string;
    } | null | undefined;
    readonly figures: {
      readonly " $fragmentSpreads": FragmentRefs<"AdReportTable_figures">;
    };
  }>;
  readonly total: {
    readonly " $fragmentSpreads": FragmentRefs<"AdReportTable_figures">;
  };
  readonly " $fragmentType": "AdReportTable_rows";
};
export type AdReportTable_rows$key = {
  readonly " $data"?: AdReportTable_rows$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdReportTable_rows">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "AdReportTable_rows"
};

(node as any).hash = "5300dc62fa3028ed3f4dacf3f43a213d";

export default node;
