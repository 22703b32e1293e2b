/**
 * @generated SignedSource<<21bc034263b7565d5c4929b4e7ef616c>>
 * @relayHash c0718b4a1d0c5c3a3a2b54fd78daced3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 525467be1297e152cbd80652bd92bfcab8f1276cebb94cb2bbffbc824303a795

import type { ConcreteRequest } from 'relay-runtime';
export type useSavedViewsQuery$variables = {
  list: string;
};
export type useSavedViewsQuery$data = {
  readonly savedViews: ReadonlyArray<{
    readonly canChange: boolean;
    readonly canUnshare: boolean;
    readonly columns: ReadonlyArray<{
      readonly id: string;
      readonly isShown: boolean;
      readonly width: number | null | undefined;
    }>;
    readonly id: string;
    readonly isDense: boolean;
    readonly isShared: boolean;
    readonly name: string;
    readonly search: string;
    readonly version: number;
  }>;
};
export type useSavedViewsQuery = {
  response: useSavedViewsQuery$data;
  variables: useSavedViewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "list"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "list",
        "variableName": "list"
      }
    ],
    "concreteType": "SavedView",
    "kind": "LinkedField",
    "name": "savedViews",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
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
        "name": "isShared",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "search",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "SavedViewColumn",
        "kind": "LinkedField",
        "name": "columns",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isShown",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "width",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isDense",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canChange",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "canUnshare",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "useSavedViewsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSavedViewsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "525467be1297e152cbd80652bd92bfcab8f1276cebb94cb2bbffbc824303a795",
    "metadata": {},
    "name": "useSavedViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a4f43a3403536aada46f40d445dd07c";

export default node;
