/**
 * @generated SignedSource<<f400b049e9852a1c70b53faafbbda087>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MetaFiguresCard_query$data = {
  readonly metaFigures: ReadonlyArray<{
    readonly clicks: number;
    readonly conversations: number;
    readonly impressions: number;
    readonly name: string;
    readonly number: string;
    readonly parentName: string;
    readonly purchases: number;
    readonly usd: number;
  }>;
  readonly metaHealth: {
    readonly readAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MetaFiguresCard_query";
};
export type MetaFiguresCard_query$key = {
  readonly " $data"?: MetaFiguresCard_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MetaFiguresCard_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "figures"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MetaFiguresCard_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "figures"
        }
      ],
      "concreteType": "MetaFigures",
      "kind": "LinkedField",
      "name": "metaFigures",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "number",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parentName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "usd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "impressions",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "clicks",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "purchases",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "conversations",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MetaHealth",
      "kind": "LinkedField",
      "name": "metaHealth",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "readAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "0dccdd105108d329dd0faf974bbfea4f";

export default node;
