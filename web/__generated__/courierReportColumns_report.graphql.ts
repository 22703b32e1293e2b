/**
 * @generated SignedSource<<0346c1d24573397340e8d0f85b4adb29>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourierReportOutcome = "APPLIED" | "DONE" | "FAILED" | "LATE" | "RECEIVED" | "TO_DECIDE" | "TRACKED" | "UNKNOWN_PARCEL" | "UNKNOWN_STATUS" | "%future added value";
export type ParcelStatus = "APPROVAL_PENDING" | "BOOKED" | "CANCELLED" | "DELIVERED" | "IN_TRANSIT" | "LOST" | "ON_HOLD" | "OUT_FOR_DELIVERY" | "PAID_RETURN" | "PARTIAL" | "PICKED" | "RETURNED" | "RETURNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type courierReportColumns_report$data = {
  readonly collected: number | null | undefined;
  readonly consignmentId: string | null | undefined;
  readonly courier: {
    readonly id: string;
    readonly name: string;
  };
  readonly id: string;
  readonly invoice: string | null | undefined;
  readonly message: string;
  readonly messageKey: string;
  readonly messageValues: Record<string, unknown>;
  readonly namedOrder: {
    readonly orderId: string;
    readonly reference: string;
  } | null | undefined;
  readonly note: string;
  readonly outcome: CourierReportOutcome;
  readonly rawStatus: string | null | undefined;
  readonly receivedAt: string;
  readonly status: ParcelStatus | null | undefined;
  readonly " $fragmentType": "courierReportColumns_report";
};
export type courierReportColumns_report$key = {
  readonly " $data"?: courierReportColumns_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"courierReportColumns_report">;
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
  "name": "courierReportColumns_report",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
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
      "name": "messageKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "messageValues",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rawStatus",
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
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "consignmentId",
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
      "name": "collected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "receivedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Courier",
      "kind": "LinkedField",
      "name": "courier",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NamedOrder",
      "kind": "LinkedField",
      "name": "namedOrder",
      "plural": false,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CourierReport",
  "abstractKey": null
};
})();

(node as any).hash = "4902e35980e4cf5639c5f590d2cfbe25";

export default node;
