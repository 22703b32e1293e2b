/**
 * @generated SignedSource<<afba12bdcfd36c4ab868f4de8b9fbc0b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RulesElsewhere_query$data = {
  readonly bookClosing: {
    readonly closedByName: string;
    readonly closedThrough: string | null | undefined;
  };
  readonly callDesk: {
    readonly setting: {
      readonly checkScore: number;
      readonly duplicateHours: number;
      readonly highScore: number;
      readonly returnPercent: number;
      readonly velocityLimit: number;
    };
  };
  readonly " $fragmentType": "RulesElsewhere_query";
};
export type RulesElsewhere_query$key = {
  readonly " $data"?: RulesElsewhere_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RulesElsewhere_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RulesElsewhere_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CallDesk",
      "kind": "LinkedField",
      "name": "callDesk",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CallDeskSetting",
          "kind": "LinkedField",
          "name": "setting",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "duplicateHours",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "velocityLimit",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "returnPercent",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "checkScore",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "highScore",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BookClosing",
      "kind": "LinkedField",
      "name": "bookClosing",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedThrough",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closedByName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "748ec76e73b1079c239b648310322e98";

export default node;
