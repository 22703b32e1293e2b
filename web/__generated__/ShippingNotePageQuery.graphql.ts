/**
 * @generated SignedSource<<0226e107a3db0d4d00b37b5c585d676c>>
 * @relayHash 7e8f3540661e32799927056eebe6d201
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c439109ff2cc08a179d40cfc21517aa18a82f11c1b2065aab14a83505a5f9d1

import type { ConcreteRequest } from 'relay-runtime';
export type ShippingNotePageQuery$variables = Record<PropertyKey, never>;
export type ShippingNotePageQuery$data = {
  readonly shippingNotes: ReadonlyArray<{
    readonly id: string;
    readonly isArchived: boolean;
    readonly name: string;
    readonly text: string;
    readonly version: number;
  }>;
};
export type ShippingNotePageQuery = {
  response: ShippingNotePageQuery$data;
  variables: ShippingNotePageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ShippingNote",
    "kind": "LinkedField",
    "name": "shippingNotes",
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isArchived",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ShippingNotePageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ShippingNotePageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "1c439109ff2cc08a179d40cfc21517aa18a82f11c1b2065aab14a83505a5f9d1",
    "metadata": {},
    "name": "ShippingNotePageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b3fac49449ef93a427fbb437eab0348";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
