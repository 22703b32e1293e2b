/**
 * @generated SignedSource<<a2c738305f156bc256b3296bffd40d3d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CourierReportOutcome = "APPLIED" | "DONE" | "FAILED" | "LATE" | "RECEIVED" | "TO_DECIDE" | "TRACKED" | "UNKNOWN_PARCEL" | "UNKNOWN_STATUS" | "%future added value";
export type ParcelStatus = "APPROVAL_PENDING" | "BOOKED" | "CANCELLED" | "DELIVERED" | "IN_TRANSIT" | "LOST" | "ON_HOLD" | "OUT_FOR_DELIVERY" | "PAID_RETURN" | "PARTIAL" | "PICKED" | "RETURNED" | "RETURNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CourierReportsPage_reports$data = {
  readonly courierReports: {
    readonly edges: ReadonlyArray<{
      readonly node: {
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
      };
    }>;
  };
  readonly " $fragmentType": "CourierReportsPage_reports";
};
export type CourierReportsPage_reports$key = {
  readonly " $data"?: CourierReportsPage_reports$data;
  readonly " $fragmentSpreads": FragmentRefs<"CourierReportsPage_reports">;
};

import CourierReportsPageNextQuery_graphql from './CourierReportsPageNextQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "courierReports"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [],
      "operation": CourierReportsPageNextQuery_graphql
    }
  },
  "name": "CourierReportsPage_reports",
  "selections": [
    {
      "alias": "courierReports",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "CourierReportsConnection",
      "kind": "LinkedField",
      "name": "__CourierReportsPage_courierReports_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CourierReportsEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CourierReport",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
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
                    (v1/*:: as any*/),
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
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

(node as any).hash = "a85342b031cb2996fa5dc34eabb10efd";

export default node;
