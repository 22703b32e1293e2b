/**
 * @generated SignedSource<<6f0d076e70ba40ec759f2d8a06b5d7a7>>
 * @relayHash 396ef13ce362065cfc55d15c979df818
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cc7effdb359b5258685ce13b01d12c295c05aa2e2fe297d94095f2d2dc80f5e4

import type { ConcreteRequest } from 'relay-runtime';
export type useSavedViewsQuery$variables = {
  list: string;
};
export type useSavedViewsQuery$data = {
  readonly savedViews: ReadonlyArray<{
    readonly canChange: boolean;
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
    "id": "cc7effdb359b5258685ce13b01d12c295c05aa2e2fe297d94095f2d2dc80f5e4",
    "metadata": {},
    "name": "useSavedViewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6a4f43a3403536aada46f40d445dd07c";

export default node;
