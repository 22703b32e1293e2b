/**
 * @generated SignedSource<<bf16b11d744953f252b15b867291d8da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementLinesPage_lines$data = {
  readonly statementLines: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly adjustment: number;
        readonly codFee: number | null | undefined;
        readonly collected: number;
        readonly consignment: string;
        readonly decision: LineDecision | null | undefined;
        readonly deliveryCharge: number | null | undefined;
        readonly excess: number | null | undefined;
        readonly expected: number | null | undefined;
        readonly fileCount: number;
        readonly id: string;
        readonly invoice: string;
        readonly isChosen: boolean;
        readonly isDisputable: boolean;
        readonly isToLookAt: boolean;
        readonly lineId: string;
        readonly namedOrder: {
          readonly name: string;
          readonly orderId: string;
          readonly reference: string;
        } | null | undefined;
        readonly net: number | null | undefined;
        readonly note: string | null | undefined;
        readonly phone: string;
        readonly position: number;
        readonly result: LineResult;
        readonly returnCharge: number | null | undefined;
        readonly suggestedOrder: {
          readonly name: string;
          readonly orderId: string;
          readonly reference: string;
        } | null | undefined;
      };
    }>;
  };
  readonly " $fragmentType": "StatementLinesPage_lines";
};
export type StatementLinesPage_lines$key = {
  readonly " $data"?: StatementLinesPage_lines$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementLinesPage_lines">;
};

import StatementLinesPageNextQuery_graphql from './StatementLinesPageNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "statementLines"
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reference",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": StatementLinesPageNextQuery_graphql
    }
  },
  "name": "StatementLinesPage_lines",
  "selections": [
    {
      "alias": "statementLines",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "StatementLinesConnection",
      "kind": "LinkedField",
      "name": "__StatementLinesPage_statementLines_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementLinesEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StatementLine",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lineId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "position",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "consignment",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "invoice",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "phone",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "collected",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "deliveryCharge",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "codFee",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "returnCharge",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "adjustment",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "net",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "result",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isToLookAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "expected",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isChosen",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDisputable",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "excess",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "decision",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "note",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fileCount",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "NamedOrder",
                  "kind": "LinkedField",
                  "name": "namedOrder",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "NamedOrder",
                  "kind": "LinkedField",
                  "name": "suggestedOrder",
                  "plural": false,
                  "selections": (v1/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "7a1e7a311b77a54d09252ca392fde465";

export default node;
