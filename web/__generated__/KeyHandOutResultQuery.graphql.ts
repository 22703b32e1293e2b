/**
 * @generated SignedSource<<18f12bd3cf7ea4eb2d937a498296a1f5>>
 * @relayHash 7c619642d673880175564080fe58b829
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23968c350a062983927ab3359da24bf4aad4270589b4858696f3c14cbf71522a

import type { ConcreteRequest } from 'relay-runtime';
export type SiteKeyRequestState = "CONNECTED" | "DENIED" | "EXPIRED" | "REFUSED" | "TRYING" | "WAITING" | "%future added value";
export type KeyHandOutResultQuery$variables = {
  state: string;
};
export type KeyHandOutResultQuery$data = {
  readonly siteKeyRequest: {
    readonly message: string | null | undefined;
    readonly messageKey: string | null | undefined;
    readonly messageValues: Record<string, unknown> | null | undefined;
    readonly name: string;
    readonly state: SiteKeyRequestState;
  } | null | undefined;
};
export type KeyHandOutResultQuery = {
  response: KeyHandOutResultQuery$data;
  variables: KeyHandOutResultQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "state"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "state",
        "variableName": "state"
      }
    ],
    "concreteType": "SiteKeyRequest",
    "kind": "LinkedField",
    "name": "siteKeyRequest",
    "plural": false,
    "selections": [
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
        "name": "state",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "message",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messageKey",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "messageValues",
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
    "name": "KeyHandOutResultQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KeyHandOutResultQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "23968c350a062983927ab3359da24bf4aad4270589b4858696f3c14cbf71522a",
    "metadata": {},
    "name": "KeyHandOutResultQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "97d27199a63710a7cf783946cfd9391e";

export default node;
