/**
 * @generated SignedSource<<c40890f399561df9a67dfb30157b5e83>>
 * @relayHash c36872fdcce6ec0484cf6b5a5848dcf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6ac1dd8348aeda317947ba8847a424a5b7ea58c3a1848efe0add6f57e1f0061

import type { ConcreteRequest } from 'relay-runtime';
export type PartyType = "COURIER" | "CUSTOMER" | "LENDER" | "PERSON" | "SUPPLIER" | "%future added value";
export type PayeeFieldQuery$variables = {
  search: string;
};
export type PayeeFieldQuery$data = {
  readonly payeeChoices: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly type: PartyType;
  }>;
};
export type PayeeFieldQuery = {
  response: PayeeFieldQuery$data;
  variables: PayeeFieldQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "PartyChoice",
    "kind": "LinkedField",
    "name": "payeeChoices",
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
        "name": "type",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PayeeFieldQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PayeeFieldQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6ac1dd8348aeda317947ba8847a424a5b7ea58c3a1848efe0add6f57e1f0061",
    "metadata": {},
    "name": "PayeeFieldQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a56a8d2a8892974822d5ad14b5483e79";

export default node;
