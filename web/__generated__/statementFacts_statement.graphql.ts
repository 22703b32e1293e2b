/**
 * @generated SignedSource<<f894c049876c772d4db7ddf4304b1b8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type StatementStatus = "DRAFT" | "POSTED" | "POSTING" | "READING" | "VOID" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type statementFacts_statement$data = {
  readonly adjustedCount: number;
  readonly changedLines: ReadonlyArray<number>;
  readonly id: string;
  readonly lineCount: number;
  readonly number: number;
  readonly parcels: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly adjustment: number;
        readonly codFee: number | null | undefined;
        readonly collected: number;
        readonly consignment: string;
        readonly decision: LineDecision | null | undefined;
        readonly deliveryCharge: number | null | undefined;
        readonly excess: number | null | undefined;
        readonly expected: number | null | undefined;
        readonly fileCount: number;
        readonly id: string;
        readonly invoice: string;
        readonly isChosen: boolean;
        readonly isDisputable: boolean;
        readonly isToLookAt: boolean;
        readonly lineId: string;
        readonly namedOrder: {
          readonly name: string;
          readonly orderId: string;
          readonly reference: string;
        } | null | undefined;
        readonly net: number | null | undefined;
        readonly note: string | null | undefined;
        readonly phone: string;
        readonly position: number;
        readonly result: LineResult;
        readonly returnCharge: number | null | undefined;
        readonly suggestedOrder: {
          readonly name: string;
          readonly orderId: string;
          readonly reference: string;
        } | null | undefined;
      };
    }>;
  };
  readonly problem: string | null | undefined;
  readonly readCount: number;
  readonly results: ReadonlyArray<{
    readonly collected: number;
    readonly difference: number | null | undefined;
    readonly expected: number | null | undefined;
    readonly net: number | null | undefined;
    readonly parcels: number;
    readonly result: LineResult;
  }>;
  readonly status: StatementStatus;
  readonly toDecide: ReadonlyArray<{
    readonly adjustment: number;
    readonly codFee: number | null | undefined;
    readonly collected: number;
    readonly consignment: string;
    readonly decision: LineDecision | null | undefined;
    readonly deliveryCharge: number | null | undefined;
    readonly excess: number | null | undefined;
    readonly expected: number | null | undefined;
    readonly fileCount: number;
    readonly id: string;
    readonly invoice: string;
    readonly isChosen: boolean;
    readonly isDisputable: boolean;
    readonly isToLookAt: boolean;
    readonly lineId: string;
    readonly namedOrder: {
      readonly name: string;
      readonly orderId: string;
      readonly reference: string;
    } | null | undefined;
    readonly net: number | null | undefined;
    readonly note: string | null | undefined;
    readonly phone: string;
    readonly position: number;
    readonly result: LineResult;
    readonly returnCharge: number | null | undefined;
    readonly suggestedOrder: {
      readonly name: string;
      readonly orderId: string;
      readonly reference: string;
    } | null | undefined;
  }>;
  readonly version: number;
  readonly voidReason: string | null | undefined;
  readonly voucher: {
    readonly decided: number;
    readonly toDecide: number;
  } | null | undefined;
  readonly " $fragmentType": "statementFacts_statement";
};
export type statementFacts_statement$key = {
  readonly " $data"?: statementFacts_statement$data;
  readonly " $fragmentSpreads": FragmentRefs<"statementFacts_statement">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "result",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expected",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "collected",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "net",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "orderId",
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
    "name": "name",
    "storageKey": null
  }
],
v6 = [
  (v0/*:: as any*/),
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
    "name": "position",
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
    "name": "phone",
    "storageKey": null
  },
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "deliveryCharge",
    "storageKey": null
  },
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
    "name": "returnCharge",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "adjustment",
    "storageKey": null
  },
  (v4/*:: as any*/),
  (v1/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isToLookAt",
    "storageKey": null
  },
  (v2/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isChosen",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isDisputable",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "excess",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "decision",
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
    "name": "fileCount",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "NamedOrder",
    "kind": "LinkedField",
    "name": "namedOrder",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "NamedOrder",
    "kind": "LinkedField",
    "name": "suggestedOrder",
    "plural": false,
    "selections": (v5/*:: as any*/),
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "statementFacts_statement",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "status",
      "storageKey": null
    },
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
      "name": "voidReason",
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
      "kind": "ScalarField",
      "name": "readCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lineCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedLines",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "adjustedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parcels",
          "storageKey": null
        },
        (v2/*:: as any*/),
        (v3/*:: as any*/),
        (v4/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "difference",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
          "name": "toDecide",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decided",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "StatementLine",
      "kind": "LinkedField",
      "name": "toDecide",
      "plural": true,
      "selections": (v6/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "ParcelsConnection",
      "kind": "LinkedField",
      "name": "parcels",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ParcelsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StatementLine",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "parcels(first:100)"
    }
  ],
  "type": "CourierStatement",
  "abstractKey": null
};
})();

(node as any).hash = "9e9813e469a05b0bc9ba882490e8c7cc";

export default node;
