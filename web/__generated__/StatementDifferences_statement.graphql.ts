/**
 * @generated SignedSource<<639781d6aee3c31498cfb5a756da66ea>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type SettlementDecisionKind = "CHARGE_ACCEPTED" | "CLAIM_PAID" | "CLAIM_WRITTEN_OFF" | "DISPUTE" | "RESOLVE" | "WRITE_OFF" | "%future added value";
export type StatementStatus = "DRAFT" | "POSTED" | "POSTING" | "READING" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StatementDifferences_statement$data = {
  readonly decisions: ReadonlyArray<{
    readonly amount: number | null | undefined;
    readonly createdByName: string;
    readonly decisionId: string;
    readonly kind: SettlementDecisionKind;
    readonly note: string;
  }>;
  readonly differences: ReadonlyArray<{
    readonly consignment: string;
    readonly difference: number | null | undefined;
    readonly invoice: string;
    readonly isDecided: boolean;
    readonly lineId: string;
    readonly result: LineResult;
  }>;
  readonly id: string;
  readonly status: StatementStatus;
  readonly " $fragmentType": "StatementDifferences_statement";
};
export type StatementDifferences_statement$key = {
  readonly " $data"?: StatementDifferences_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementDifferences_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementDifferences_statement",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementDifference",
      "kind": "LinkedField",
      "name": "differences",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lineId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "consignment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "invoice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "result",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDecided",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DifferenceDecision",
      "kind": "LinkedField",
      "name": "decisions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decisionId",
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
          "name": "createdByName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourierStatement",
  "abstractKey": null
};

(node as any).hash = "322e809c55f1479ea704b124784a4d77";

export default node;
