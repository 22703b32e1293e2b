/**
 * @generated SignedSource<<5f18fa169a7c79114581d95ccff46bb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReasonsTables_report$data = {
  readonly reasons: ReadonlyArray<{
    readonly count: number;
    readonly reason: string;
  }>;
  readonly statuses: ReadonlyArray<{
    readonly count: number;
    readonly status: string;
  }>;
  readonly " $fragmentType": "ReasonsTables_report";
};
export type ReasonsTables_report$key = {
  readonly " $data"?: ReasonsTables_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonsTables_report">;
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
  "name": "ReasonsTables_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrderStanding",
      "kind": "LinkedField",
      "name": "statuses",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrderReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrderReport",
  "abstractKey": null
};
})();

(node as any).hash = "f72438a41e5d104198a37b2d4e485e64";

export default node;
