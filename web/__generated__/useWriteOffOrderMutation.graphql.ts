/**
 * @generated SignedSource<<417845a0706fb4c8434d8526199a1b7d>>
 * @relayHash d87017dd87ebb3179dd77ad2bac7ea48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49e8f33e381395db4f2d0a01b46d88e4d30e582719e19fd04e1ad8ccce3b1b8b

import type { ConcreteRequest } from 'relay-runtime';
export type SettlementStatus = "DISPUTED" | "NA" | "PARTIAL" | "SETTLED" | "UNSETTLED" | "WRITTEN_OFF" | "%future added value";
export type WriteOffOrderInput = {
  note: string;
  orderId: string;
};
export type useWriteOffOrderMutation$variables = {
  input: WriteOffOrderInput;
};
export type useWriteOffOrderMutation$data = {
  readonly writeOffOrder: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly id: string;
      readonly settlementStatus: SettlementStatus;
    };
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
    }>;
    readonly message?: string;
    readonly messageKey?: string;
    readonly messageValues?: Record<string, unknown>;
    readonly reason?: string;
  };
};
export type useWriteOffOrderMutation = {
  response: useWriteOffOrderMutation$data;
  variables: useWriteOffOrderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "writeOffOrder",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": "data",
            "args": null,
            "concreteType": "NotSettledOrder",
            "kind": "LinkedField",
            "name": "order",
            "plural": false,
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
                "name": "settlementStatus",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "WriteOffOrderSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldError",
                "kind": "LinkedField",
                "name": "fieldErrors",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  (v1/*:: as any*/),
                  (v2/*:: as any*/),
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ValidationError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "reason",
                "storageKey": null
              }
            ],
            "type": "PreconditionError",
            "abstractKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
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
    "name": "useWriteOffOrderMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useWriteOffOrderMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "49e8f33e381395db4f2d0a01b46d88e4d30e582719e19fd04e1ad8ccce3b1b8b",
    "metadata": {},
    "name": "useWriteOffOrderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "986a52fb95e4e283ab98c5a41528eca1";

export default node;
