/**
 * @generated SignedSource<<5c23258160ca91d13a837c6b9f02264a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Recurrence = "MONTH" | "WEEK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RecurringExpenses_query$data = {
  readonly recurringExpenses: ReadonlyArray<{
    readonly every: Recurrence;
    readonly id: string;
    readonly isStopped: boolean;
    readonly nextDay: string;
    readonly problem: string | null | undefined;
    readonly voucher: {
      readonly amount: number;
      readonly counter: {
        readonly name: string;
      };
      readonly id: string;
      readonly party: string;
    };
  }>;
  readonly " $fragmentType": "RecurringExpenses_query";
};
export type RecurringExpenses_query$key = {
  readonly " $data"?: RecurringExpenses_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecurringExpenses_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecurringExpenses_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "RecurringExpense",
      "kind": "LinkedField",
      "name": "recurringExpenses",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "every",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextDay",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStopped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "problem",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Voucher",
          "kind": "LinkedField",
          "name": "voucher",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "party",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Account",
              "kind": "LinkedField",
              "name": "counter",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "name",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "9aec07150f89e13fbd603875e19e3b09";

export default node;
