/**
 * @generated SignedSource<<947719a863604c0ccaa3e479dae0ac13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AnnouncementSeverity = "CRITICAL" | "INFO" | "WARNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PlatformNotices_viewer$data = {
  readonly announcements: ReadonlyArray<{
    readonly id: string;
    readonly isDismissible: boolean;
    readonly severity: AnnouncementSeverity;
    readonly text: string;
    readonly textBangla: string;
    readonly title: string;
    readonly titleBangla: string;
  }>;
  readonly viewsAs: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "PlatformNotices_viewer";
};
export type PlatformNotices_viewer$key = {
  readonly " $data"?: PlatformNotices_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlatformNotices_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlatformNotices_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ViewsAs",
      "kind": "LinkedField",
      "name": "viewsAs",
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Announcement",
      "kind": "LinkedField",
      "name": "announcements",
      "plural": true,
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titleBangla",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "textBangla",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "severity",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDismissible",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "52c5a8b81f687ebab860c348a29fd8e0";

export default node;
