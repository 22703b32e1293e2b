/**
 * @generated SignedSource<<f0adb61963958afca5689280f24f33b1>>
 * @relayHash 78558fc8ed005a8aae743dd8d6945c40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31c0041aa9cb43505800b0040aee564dc969905014261299b97cd97658ee6b8b

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
export type TierLimitsPageQuery$variables = Record<PropertyKey, never>;
export type TierLimitsPageQuery$data = {
  readonly tierLimits: ReadonlyArray<{
    readonly ecomOrderLimit: number;
    readonly fileLimitMb: number;
    readonly packagePrice: number;
    readonly productLimit: number;
    readonly smsRate: number;
    readonly tier: SubscriptionTier;
    readonly trialDays: number;
    readonly userLimit: number;
  }>;
};
export type TierLimitsPageQuery = {
  response: TierLimitsPageQuery$data;
  variables: TierLimitsPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "TierLimit",
    "kind": "LinkedField",
    "name": "tierLimits",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "tier",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "productLimit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ecomOrderLimit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "userLimit",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fileLimitMb",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "packagePrice",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "smsRate",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "trialDays",
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
    "name": "TierLimitsPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "TierLimitsPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "31c0041aa9cb43505800b0040aee564dc969905014261299b97cd97658ee6b8b",
    "metadata": {},
    "name": "TierLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0242acea93361a1288cb4988f5c48fd8";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
