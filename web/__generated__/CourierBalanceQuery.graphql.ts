/**
 * @generated SignedSource<<f19c49ba3cecf5d92495fa473a2501ab>>
 * @relayHash 8d9621a86de02af2c8ca353551a6f166
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 581f0c49db545e0eaa36715244e09184b55d6c7fbaaccf4cb052114ce23e4573

import type { ConcreteRequest } from 'relay-runtime';
export type CourierBalanceQuery$variables = {
  courierId: string;
};
export type CourierBalanceQuery$data = {
  readonly courierBalance: {
    readonly amount: number;
    readonly askedAt: string;
  } | null | undefined;
};
export type CourierBalanceQuery = {
  response: CourierBalanceQuery$data;
  variables: CourierBalanceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courierId"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "courierId",
        "variableName": "courierId"
      }
    ],
    "concreteType": "CourierBalance",
    "kind": "LinkedField",
    "name": "courierBalance",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "amount",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "askedAt",
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
    "metadata": null,
    "name": "CourierBalanceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CourierBalanceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "581f0c49db545e0eaa36715244e09184b55d6c7fbaaccf4cb052114ce23e4573",
    "metadata": {},
    "name": "CourierBalanceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a3bebf98ba2febbb0995c909aba9b141";

export default node;
