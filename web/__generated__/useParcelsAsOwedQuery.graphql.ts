/**
 * @generated SignedSource<<6a22199e1b50398770bfae5465de6d06>>
 * @relayHash 96ae267b14d85d858fec45a1e59c73d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ea4aa15914e821a4c4cf3ef9ca34e6cb7d290c38ed4e5cabbf905745422a08a

import type { ConcreteRequest } from 'relay-runtime';
export type useParcelsAsOwedQuery$variables = {
  courierId: string;
  numbers: ReadonlyArray<string>;
};
export type useParcelsAsOwedQuery$data = {
  readonly parcelsAsOwed: ReadonlyArray<{
    readonly collected: number;
    readonly isOwed: boolean;
    readonly net: number | null | undefined;
    readonly number: string;
    readonly order: string | null | undefined;
  }>;
};
export type useParcelsAsOwedQuery = {
  response: useParcelsAsOwedQuery$data;
  variables: useParcelsAsOwedQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "courierId"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "numbers"
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
      },
      {
        "kind": "Variable",
        "name": "numbers",
        "variableName": "numbers"
      }
    ],
    "concreteType": "ParcelAsOwed",
    "kind": "LinkedField",
    "name": "parcelsAsOwed",
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
        "name": "order",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOwed",
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
        "name": "net",
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
    "name": "useParcelsAsOwedQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useParcelsAsOwedQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ea4aa15914e821a4c4cf3ef9ca34e6cb7d290c38ed4e5cabbf905745422a08a",
    "metadata": {},
    "name": "useParcelsAsOwedQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de97eafa9679c0eede5e9de78d60e517";

export default node;
