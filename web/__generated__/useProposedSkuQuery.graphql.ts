/**
 * @generated SignedSource<<d8e743958ded9478bc64ab8d35344904>>
 * @relayHash cd8764ed0b5bd65babdc6f0114a49d5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab2650f2f5e79050711a0f6f4a32a6e11394e32fb40050158327fb1cc3678370

import type { ConcreteRequest } from 'relay-runtime';
export type useProposedSkuQuery$variables = {
  skus: ReadonlyArray<string>;
};
export type useProposedSkuQuery$data = {
  readonly freeSkus: ReadonlyArray<string>;
};
export type useProposedSkuQuery = {
  response: useProposedSkuQuery$data;
  variables: useProposedSkuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "skus"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "skus",
        "variableName": "skus"
      }
    ],
    "kind": "ScalarField",
    "name": "freeSkus",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useProposedSkuQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useProposedSkuQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ab2650f2f5e79050711a0f6f4a32a6e11394e32fb40050158327fb1cc3678370",
    "metadata": {},
    "name": "useProposedSkuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0a628331a1a2e4612e01b9420869b840";

export default node;
