/**
 * @generated SignedSource<<a52136b029da34fef48ee723d5b03859>>
 * @relayHash 612d081bc8643ce075058703f06d795d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 299767c43adf32163d243ced9d5e3eb39d22a2000a3b437bb2d1015c3609022b

import type { ConcreteRequest } from 'relay-runtime';
export type LeftLineReason = "ADMIN" | "CHANGED" | "DECIDED" | "IMPOSSIBLE" | "OPEN" | "OTHERWISE" | "%future added value";
export type LineDecision = "ACCEPT" | "DISPUTE" | "WRITE_OFF" | "%future added value";
export type LineResult = "CHARGE_DIFF" | "COMPENSATED" | "DUPLICATE" | "EXPECTED_MISSING" | "MATCHED" | "NOT_DELIVERED_HERE" | "OVER" | "PARTIAL" | "SHORT" | "UNKNOWN_PARCEL" | "WAITING" | "%future added value";
export type LineState = "ACCEPT" | "DISPUTE" | "OPEN" | "WRITE_OFF" | "%future added value";
export type UndoStatementLinesInput = {
  comparedAt?: string | null | undefined;
  decision?: LineDecision | null | undefined;
  filter?: UndoStatementLinesFilterInput | null | undefined;
  lines?: ReadonlyArray<string> | null | undefined;
  places?: string | null | undefined;
  statementId: string;
  version?: number | null | undefined;
};
export type UndoStatementLinesFilterInput = {
  hasFiles?: boolean | null | undefined;
  result?: ReadonlyArray<LineResult> | null | undefined;
  search?: string | null | undefined;
  state?: LineState | null | undefined;
};
export type useDecideLinesUndoMutation$variables = {
  input: UndoStatementLinesInput;
};
export type useDecideLinesUndoMutation$data = {
  readonly undoStatementLines: {
    readonly __typename: string;
    readonly code?: string;
    readonly data?: {
      readonly count: number;
      readonly left: ReadonlyArray<{
        readonly count: number;
        readonly names: ReadonlyArray<string>;
        readonly reason: LeftLineReason;
      }>;
      readonly places: string;
    };
    readonly fieldErrors?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
      readonly messageKey: string;
      readonly messageValues: Record<string, unknown>;
    }>;
    readonly message?: string;
    readonly messageKey?: string;
    readonly messageValues?: Record<string, unknown>;
    readonly reason?: string;
  };
};
export type useDecideLinesUndoMutation = {
  response: useDecideLinesUndoMutation$data;
  variables: useDecideLinesUndoMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "undoStatementLines",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "__typename",
        "storageKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": "data",
            "args": null,
            "concreteType": "DecidedLines",
            "kind": "LinkedField",
            "name": "outcome",
            "plural": false,
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "places",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "LeftLines",
                "kind": "LinkedField",
                "name": "left",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  (v1/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "names",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UndoStatementLinesSuccess",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldError",
                "kind": "LinkedField",
                "name": "fieldErrors",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "ValidationError",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v2/*:: as any*/)
            ],
            "type": "PreconditionError",
            "abstractKey": null
          }
        ],
        "type": "Error",
        "abstractKey": "__isError"
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useDecideLinesUndoMutation",
    "selections": (v6/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDecideLinesUndoMutation",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "299767c43adf32163d243ced9d5e3eb39d22a2000a3b437bb2d1015c3609022b",
    "metadata": {},
    "name": "useDecideLinesUndoMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8a8ae99eeebcedb8f576984d4b800da9";

export default node;
