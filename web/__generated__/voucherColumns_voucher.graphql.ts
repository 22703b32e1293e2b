/**
 * @generated SignedSource<<4a3ce4a5f91e321bb451b7ebe0743d2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type VoucherKind = "AD_EXPENSE" | "EXPENSE" | "INCOME" | "OPENING" | "PARTY_PAYMENT" | "TRANSFER" | "%future added value";
export type VoucherStatus = "POSTED" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type voucherColumns_voucher$data = {
  readonly account: {
    readonly name: string;
  };
  readonly amount: number;
  readonly counter: {
    readonly name: string;
  };
  readonly createdByName: string;
  readonly day: string;
  readonly id: string;
  readonly kind: VoucherKind;
  readonly note: string;
  readonly number: number;
  readonly party: string;
  readonly status: VoucherStatus;
  readonly " $fragmentType": "voucherColumns_voucher";
};
export type voucherColumns_voucher$key = {
  readonly " $data"?: voucherColumns_voucher$data;
  readonly " $fragmentSpreads": FragmentRefs<"voucherColumns_voucher">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "voucherColumns_voucher",
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
      "name": "number",
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
      "name": "status",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "account",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "counter",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Voucher",
  "abstractKey": null
};
})();

(node as any).hash = "8ba01a817e72e8407f2f4c5bff202fd7";

export default node;
