/**
 * @generated SignedSource<<d0e62888fed134e5a0667499d3c1dbc2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SettlementDecisionKind = "CHARGE_ACCEPTED" | "CLAIM_PAID" | "CLAIM_WRITTEN_OFF" | "DISPUTE" | "RESOLVE" | "WRITE_OFF" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderMoneyTrail_order$data = {
  readonly id: string;
  readonly moneyTrail: {
    readonly charges: number;
    readonly codFees: number;
    readonly courierName: string;
    readonly decisions: ReadonlyArray<{
      readonly amount: number;
      readonly at: string;
      readonly by: string;
      readonly kind: SettlementDecisionKind;
      readonly note: string;
    }>;
    readonly deliveredAt: string | null | undefined;
    readonly disputed: number;
    readonly dueAt: string | null | undefined;
    readonly handedOverAt: string | null | undefined;
    readonly open: number;
    readonly other: number;
    readonly owed: number;
    readonly paidOut: number;
    readonly payments: ReadonlyArray<{
      readonly account: string;
      readonly adjustment: number;
      readonly charges: number;
      readonly codFee: number;
      readonly collected: number;
      readonly day: string;
      readonly net: number;
      readonly number: number;
      readonly reference: string;
      readonly statementId: string;
    }>;
    readonly promised: number;
    readonly promisedAt: string;
    readonly writtenOff: number;
    readonly " $fragmentSpreads": FragmentRefs<"LostGoodsClaim_trail">;
  } | null | undefined;
  readonly " $fragmentType": "OrderMoneyTrail_order";
};
export type OrderMoneyTrail_order$key = {
  readonly " $data"?: OrderMoneyTrail_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMoneyTrail_order">;
};

import OrderMoneyTrailAgainQuery_graphql from './OrderMoneyTrailAgainQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "charges",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": OrderMoneyTrailAgainQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "OrderMoneyTrail_order",
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
      "concreteType": "MoneyTrail",
      "kind": "LinkedField",
      "name": "moneyTrail",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LostGoodsClaim_trail"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "courierName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promised",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "owed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "paidOut",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codFees",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "other",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disputed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "writtenOff",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "promisedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "handedOverAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveredAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dueAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneyTrailPayment",
          "kind": "LinkedField",
          "name": "payments",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "statementId",
              "storageKey": null
            },
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
              "name": "reference",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "day",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "account",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "collected",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "codFee",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adjustment",
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
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MoneyTrailDecision",
          "kind": "LinkedField",
          "name": "decisions",
          "plural": true,
          "selections": [
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
              "name": "amount",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "note",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "by",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "at",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "9ee270d293c2e28fdd8ae6301a2f5c0e";

export default node;
