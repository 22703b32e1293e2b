/**
 * @generated SignedSource<<61b0861b5fa4115b968651841ee2c443>>
 * @relayHash bd85084213e04abc8a946af08fb46b99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6e0f48dffe0777572d55c4865d7017181bdb8279057a5d6700a59f6bb57efeb

import type { ConcreteRequest } from 'relay-runtime';
export type changeStreamSubscription$variables = Record<PropertyKey, never>;
export type changeStreamSubscription$data = {
  readonly recordChanges: {
    readonly ids: ReadonlyArray<string> | null | undefined;
    readonly type: string | null | undefined;
  };
};
export type changeStreamSubscription = {
  response: changeStreamSubscription$data;
  variables: changeStreamSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RecordChanges",
    "kind": "LinkedField",
    "name": "recordChanges",
    "plural": false,
    "selections": [
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
        "name": "ids",
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
    "name": "changeStreamSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "changeStreamSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "d6e0f48dffe0777572d55c4865d7017181bdb8279057a5d6700a59f6bb57efeb",
    "metadata": {},
    "name": "changeStreamSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "a21b3b0b8f44f6e69feef6f56f5b4cd3";

export default node;
