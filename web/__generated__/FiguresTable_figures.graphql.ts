/**
 * @generated SignedSource<<662c59befe7c881de154aacfa7c4cf4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiguresTable_figures$data = {
  readonly approved: number;
  readonly cancelled: number;
  readonly firstCallMinutes: number | null | undefined;
  readonly received: number;
  readonly " $fragmentType": "FiguresTable_figures";
};
export type FiguresTable_figures$key = {
  readonly " $data"?: FiguresTable_figures$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiguresTable_figures">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FiguresTable_figures"
};

(node as any).hash = "464781ec8711ad8c7b461d85bfffb106";

export default node;
