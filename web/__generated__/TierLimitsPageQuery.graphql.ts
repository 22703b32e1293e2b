/**
 * @generated SignedSource<<a5a2a5efdea189e31938775cd491a328>>
 * @relayHash 5f99592a5bca717981b85ac117d03743
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a104b2b29f48e71c9e365ac36b74836103fcfc0aa4beb29c495f8520f001480

import type { ConcreteRequest } from 'relay-runtime';
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
export type TierLimitsPageQuery$variables = Record<PropertyKey, never>;
export type TierLimitsPageQuery$data = {
  readonly tierLimits: ReadonlyArray<{
    readonly ecomOrderLimit: number;
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
    "id": "4a104b2b29f48e71c9e365ac36b74836103fcfc0aa4beb29c495f8520f001480",
    "metadata": {},
    "name": "TierLimitsPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d862cc5826904b05180b85399d8924a0";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
