/**
 * @generated SignedSource<<a5a2b0b81b3abcd92355e25d6654f03a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PlatformBusinessState = "ACTIVE" | "EXPIRED" | "EXPIRING" | "SUSPENDED" | "%future added value";
export type SubscriptionTier = "BASIC" | "ENTERPRISE" | "PRO" | "SME" | "TRIAL" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type BusinessPage_business$data = {
  readonly businessId: string;
  readonly id: string;
  readonly lastSeenAt: string | null | undefined;
  readonly name: string;
  readonly state: PlatformBusinessState;
  readonly subscription: SubscriptionTier;
  readonly suspendedAt: string | null | undefined;
  readonly suspendedReason: string;
  readonly timeline: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
      readonly node: {
        readonly actorName: string;
        readonly at: string;
        readonly message: string;
        readonly messageKey: string;
        readonly messageValues: Record<string, unknown>;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"BusinessDialogs_business" | "BusinessFacts_business" | "BusinessPeople_business">;
  readonly " $fragmentType": "BusinessPage_business";
};
export type BusinessPage_business$key = {
  readonly " $data"?: BusinessPage_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessPage_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessPage_business",
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
      "name": "businessId",
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
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "subscription",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendedReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastSeenAt",
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
      "concreteType": "TimelineConnection",
      "kind": "LinkedField",
      "name": "timeline",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "TimelineEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "TimelineEntry",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": "message",
                  "args": null,
                  "kind": "ScalarField",
                  "name": "summary",
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
                  "name": "actorName",
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
      "storageKey": "timeline(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessFacts_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessPeople_business"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessDialogs_business"
    }
  ],
  "type": "PlatformBusiness",
  "abstractKey": null
};

(node as any).hash = "87dbe6fc870caafc0e43023f6c8f4f5b";

export default node;
