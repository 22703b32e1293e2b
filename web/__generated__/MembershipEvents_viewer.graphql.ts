/**
 * @generated SignedSource<<6cfffe27433ee7fbfac54501733238aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembershipEvents_viewer$data = {
  readonly membershipEvents: ReadonlyArray<{
    readonly actorName: string;
    readonly at: string;
    readonly businessName: string;
    readonly summary: string;
  }>;
  readonly " $fragmentType": "MembershipEvents_viewer";
};
export type MembershipEvents_viewer$key = {
  readonly " $data"?: MembershipEvents_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembershipEvents_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembershipEvents_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MembershipEvent",
      "kind": "LinkedField",
      "name": "membershipEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "businessName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "summary",
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "49555e0158d7c0bedaf1ec39e973cea6";

export default node;
