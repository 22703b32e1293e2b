/**
 * @generated SignedSource<<a241923430dff094db70e693b36c2de6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LeftLineReason = "ADMIN" | "CHANGED" | "DECIDED" | "IMPOSSIBLE" | "OPEN" | "OTHERWISE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useDecideLines_outcome$data = {
  readonly count: number;
  readonly left: ReadonlyArray<{
    readonly count: number;
    readonly names: ReadonlyArray<string>;
    readonly reason: LeftLineReason;
  }>;
  readonly places: string;
  readonly " $fragmentType": "useDecideLines_outcome";
};
export type useDecideLines_outcome$key = {
  readonly " $data"?: useDecideLines_outcome$data;
  readonly " $fragmentSpreads": FragmentRefs<"useDecideLines_outcome">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useDecideLines_outcome",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "places",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LeftLines",
      "kind": "LinkedField",
      "name": "left",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "names",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DecidedLines",
  "abstractKey": null
};
})();

(node as any).hash = "875ea13252a05d913bdcfb69807806df";

export default node;
