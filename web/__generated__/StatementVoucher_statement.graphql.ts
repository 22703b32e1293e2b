/**
 * @generated SignedSource<<161d95440ee314cda573c304b13d6423>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StatementVoucher_statement$data = {
  readonly voucher: {
    readonly adjusted: number;
    readonly decided: number;
    readonly disputed: number;
    readonly held: number;
    readonly lines: ReadonlyArray<{
      readonly account: string;
      readonly credit: number;
      readonly debit: number;
      readonly isOfCourier: boolean;
    }>;
    readonly missing: number;
    readonly partial: number;
    readonly settled: number;
    readonly toDecide: number;
    readonly total: number;
    readonly writtenOff: number;
  } | null | undefined;
  readonly " $fragmentType": "StatementVoucher_statement";
};
export type StatementVoucher_statement$key = {
  readonly " $data"?: StatementVoucher_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"StatementVoucher_statement">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StatementVoucher_statement",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementVoucher",
      "kind": "LinkedField",
      "name": "voucher",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "total",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "StatementVoucherLine",
          "kind": "LinkedField",
          "name": "lines",
          "plural": true,
          "selections": [
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
              "name": "isOfCourier",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "debit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "credit",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "toDecide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decided",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "settled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partial",
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
          "name": "missing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "held",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "adjusted",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourierStatement",
  "abstractKey": null
};

(node as any).hash = "07a66a21198d04383eadc959bf298857";

export default node;
