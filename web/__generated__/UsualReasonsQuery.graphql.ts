/**
 * @generated SignedSource<<6b8788d003344f20c9dc781cf3d0eb86>>
 * @relayHash 5a74280e85805d914e752c1515b4e59f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a1d12dbe42da483d30079a4d40de2ec77164ab6d8c56c51db49be861c1f91e3

import type { ConcreteRequest } from 'relay-runtime';
export type CallOutcome = "CALL_LATER" | "CANCELLED" | "CONFIRMED" | "FAKE" | "NO_ANSWER" | "%future added value";
export type UsualReasonsQuery$variables = {
  outcome: CallOutcome;
};
export type UsualReasonsQuery$data = {
  readonly callDesk: {
    readonly usualReasons: ReadonlyArray<string>;
  };
};
export type UsualReasonsQuery = {
  response: UsualReasonsQuery$data;
  variables: UsualReasonsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "outcome"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CallDesk",
    "kind": "LinkedField",
    "name": "callDesk",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "outcome",
            "variableName": "outcome"
          }
        ],
        "kind": "ScalarField",
        "name": "usualReasons",
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
    "name": "UsualReasonsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UsualReasonsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0a1d12dbe42da483d30079a4d40de2ec77164ab6d8c56c51db49be861c1f91e3",
    "metadata": {},
    "name": "UsualReasonsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a1c52708df658295fda0be25bba5954";

export default node;
