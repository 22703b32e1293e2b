/**
 * @generated SignedSource<<8eceef448a0c79a093651e5f9d8e4226>>
 * @relayHash 3e861e3fa4a126a9b11fff0db562adb4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bf8a71a9da5725638398672b2ac50a2e7bf3ceaa59b678b428d5182c7319e9e9

import type { ConcreteRequest } from 'relay-runtime';
export type ShopChoicesQuery$variables = Record<PropertyKey, never>;
export type ShopChoicesQuery$data = {
  readonly webSites: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
};
export type ShopChoicesQuery = {
  response: ShopChoicesQuery$data;
  variables: ShopChoicesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WebSite",
    "kind": "LinkedField",
    "name": "webSites",
    "plural": true,
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
        "name": "name",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShopChoicesQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShopChoicesQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "bf8a71a9da5725638398672b2ac50a2e7bf3ceaa59b678b428d5182c7319e9e9",
    "metadata": {},
    "name": "ShopChoicesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3279a3e60b282d2b8dda4ba23afdd4b";

export default node;
