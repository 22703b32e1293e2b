/**
 * @generated SignedSource<<ecb741a77385d3a7b7314e372694770d>>
 * @relayHash 47b97cee44dca4c6c1dd128fc9b90b7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 172c6ca154b0e69c475f7a211a84507ff762af35c0fb07bbd087294ee5ddf58e

import type { ConcreteRequest } from 'relay-runtime';
export type CourierKind = "API" | "MANUAL" | "PICKUP" | "%future added value";
export type CourierProvider = "PATHAO" | "REDX" | "STEADFAST" | "%future added value";
export type ParcelStatus = "APPROVAL_PENDING" | "BOOKED" | "CANCELLED" | "DELIVERED" | "IN_TRANSIT" | "LOST" | "ON_HOLD" | "OUT_FOR_DELIVERY" | "PAID_RETURN" | "PARTIAL" | "PICKED" | "RETURNED" | "RETURNING" | "%future added value";
export type SaveDeliveryMethodInput = {
  apiKey?: string | null | undefined;
  apiSecret?: string | null | undefined;
  baseKg?: number | null | undefined;
  codPercent?: number | null | undefined;
  courierId?: string | null | undefined;
  districts?: ReadonlyArray<string> | null | undefined;
  extraKgCharge?: number | null | undefined;
  forgetsCharges?: boolean | null | undefined;
  graceDays?: number | null | undefined;
  insideCharge?: number | null | undefined;
  isActive?: boolean | null | undefined;
  kind: CourierKind;
  name: string;
  outsideCharge?: number | null | undefined;
  password?: string | null | undefined;
  payoutDays?: number | null | undefined;
  provider?: CourierProvider | null | undefined;
  returnPercent?: number | null | undefined;
  statusMap?: ReadonlyArray<SaveDeliveryMethodStatusMapInput> | null | undefined;
  storeId?: string | null | undefined;
  suburbCharge?: number | null | undefined;
  tolerance?: number | null | undefined;
  trackingUrl?: string | null | undefined;
  username?: string | null | undefined;
  version?: number | null | undefined;
  webhookSecret?: string | null | undefined;
};
export type SaveDeliveryMethodStatusMapInput = {
  raw: string;
  status: ParcelStatus;
};
export type useSaveDeliveryMethodMutation$variables = {
  input: SaveDeliveryMethodInput;
};
export type useSaveDeliveryMethodMutation$data = {
  readonly saveDeliveryMethod: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly id: string;
      readonly isActive: boolean;
      readonly kind: CourierKind;
      readonly name: string;
      readonly terms: {
        readonly baseKg: number;
        readonly codPercent: number | null | undefined;
        readonly districts: ReadonlyArray<string>;
        readonly extraKgCharge: number | null | undefined;
        readonly graceDays: number;
        readonly hasWebhookSecret: boolean;
        readonly insideCharge: number | null | undefined;
        readonly maskedKey: string | null | undefined;
        readonly outsideCharge: number | null | undefined;
        readonly payoutDays: number;
        readonly provider: CourierProvider | null | undefined;
        readonly returnPercent: number | null | undefined;
        readonly statusMap: ReadonlyArray<{
          readonly raw: string;
          readonly status: ParcelStatus;
        }>;
        readonly storeId: string;
        readonly suburbCharge: number | null | undefined;
        readonly tolerance: number;
        readonly trackingUrl: string;
        readonly version: number;
        readonly webhookUrl: string;
      } | null | undefined;
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
export type useSaveDeliveryMethodMutation = {
  response: useSaveDeliveryMethodMutation$data;
  variables: useSaveDeliveryMethodMutation$variables;
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
    "name": "saveDeliveryMethod",
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
            "concreteType": "Courier",
            "kind": "LinkedField",
            "name": "courier",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "kind",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isActive",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CourierTerms",
                "kind": "LinkedField",
                "name": "terms",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "version",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "provider",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "storeId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "insideCharge",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "suburbCharge",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "outsideCharge",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "baseKg",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "extraKgCharge",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "codPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "returnPercent",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "payoutDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "graceDays",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "tolerance",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "trackingUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "districts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "CourierWord",
                    "kind": "LinkedField",
                    "name": "statusMap",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "raw",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "status",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "maskedKey",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "webhookUrl",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "hasWebhookSecret",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "SaveDeliveryMethodSuccess",
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
    "name": "useSaveDeliveryMethodMutation",
    "selections": (v4/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveDeliveryMethodMutation",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "172c6ca154b0e69c475f7a211a84507ff762af35c0fb07bbd087294ee5ddf58e",
    "metadata": {},
    "name": "useSaveDeliveryMethodMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1d47eb50744ae2de22e36c1e2196b665";

export default node;
