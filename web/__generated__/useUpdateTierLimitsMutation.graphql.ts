/**
 * @generated SignedSource<<86b568911188deccda567d6db0441c28>>
 * @relayHash 4e763fb0f2628d29d3ee7fc2fc463018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f892880841613fc79ef9a93ae341c5cb450347771db5741b4332cdda40d9660

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
export type UpdateTierLimitsInput = {
  ecomOrderLimit: number;
  packagePrice: number;
  productLimit: number;
  smsRate: number;
  tier: SubscriptionTier;
  trialDays: number;
  userLimit: number;
};
export type useUpdateTierLimitsMutation$variables = {
  input: UpdateTierLimitsInput;
};
export type useUpdateTierLimitsMutation$data = {
  readonly updateTierLimits: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly tier: SubscriptionTier;
    };
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly message?: string;
    readonly reason?: string;
  };
};
export type useUpdateTierLimitsMutation = {
  response: useUpdateTierLimitsMutation$data;
  variables: useUpdateTierLimitsMutation$variables;
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
v2 = [
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
    "name": "updateTierLimits",
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
            "alias": null,
            "args": null,
            "concreteType": "TierLimit",
            "kind": "LinkedField",
            "name": "data",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "tier",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UpdateTierLimitsSuccess",
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
                  (v1/*:: as any*/)
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
    "name": "useUpdateTierLimitsMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useUpdateTierLimitsMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6f892880841613fc79ef9a93ae341c5cb450347771db5741b4332cdda40d9660",
    "metadata": {},
    "name": "useUpdateTierLimitsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "26223c11010764a04678c2781464203f";

export default node;
