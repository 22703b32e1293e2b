/**
 * @generated SignedSource<<44c2f80fba4f0e2c9b92da03cae87a45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReasonTables_report$data = {
  readonly reasons: ReadonlyArray<{
    readonly count: number;
    readonly reason: string;
    readonly value: number;
  }>;
  readonly returnReasons: ReadonlyArray<{
    readonly count: number;
    readonly reason: string;
    readonly value: number;
  }>;
  readonly " $fragmentType": "ReasonTables_report";
};
export type ReasonTables_report$key = {
  readonly " $data"?: ReasonTables_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReasonTables_report">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reason",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReasonTables_report",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderReportReason",
      "kind": "LinkedField",
      "name": "reasons",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderReportReason",
      "kind": "LinkedField",
      "name": "returnReasons",
      "plural": true,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "OrderReport",
  "abstractKey": null
};
})();

(node as any).hash = "e7adc3807f731678925b143ab2bb8fcf";

export default node;
