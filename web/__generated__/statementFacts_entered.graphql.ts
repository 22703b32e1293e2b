/**
 * @generated SignedSource<<62df90959e6145d2b69e2667c62e493c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type statementFacts_entered$data = {
  readonly entered: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly at: string;
      };
    }>;
  };
  readonly number: number;
  readonly " $fragmentType": "statementFacts_entered";
};
export type statementFacts_entered$key = {
  readonly " $data"?: statementFacts_entered$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementFacts_entered">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statementFacts_entered",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "number",
      "storageKey": null
    },
    {
      "alias": "entered",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 2
        }
      ],
      "concreteType": "TimelineConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TimelineEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TimelineEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "timeline(first:2)"
    }
  ],
  "type": "CourierStatement",
  "abstractKey": null
};

(node as any).hash = "3106c50b60a15d882b62e5e9ffc744a7";

export default node;
