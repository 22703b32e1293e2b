/**
 * @generated SignedSource<<b8c978ca00a6c181ffc63016893655d5>>
 * @relayHash 7d5103e3b181d2cdd0cf370e76df32cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 603faff2ee3be957ae57fc4896569bf12517b0474b52fe69454366b9b41a931d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BulkJobStatus = "DONE" | "RUNNING" | "%future added value";
export type BulkJobPageQuery$variables = {
  id: string;
};
export type BulkJobPageQuery$data = {
  readonly failedRows: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkJobRows_page">;
  };
  readonly node: {
    readonly __typename: "BulkJob";
    readonly actorName: string;
    readonly canUndo: boolean;
    readonly createdAt: string;
    readonly failed: number;
    readonly id: string;
    readonly message: string;
    readonly messageKey: string;
    readonly messageValues: Record<string, unknown>;
    readonly skipped: number;
    readonly status: BulkJobStatus;
    readonly undoUntil: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"BulkJobProgress_job">;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  } | null | undefined;
  readonly skippedRows: {
    readonly " $fragmentSpreads": FragmentRefs<"BulkJobRows_page">;
  };
};
export type BulkJobPageQuery = {
  response: BulkJobPageQuery$data;
  variables: BulkJobPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": "message",
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageKey",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "messageValues",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "failed",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "skipped",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "canUndo",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "undoUntil",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "actorName",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v14 = {
  "kind": "Variable",
  "name": "job",
  "variableName": "id"
},
v15 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v16 = [
  {
    "fields": [
      (v14/*:: as any*/),
      {
        "kind": "Literal",
        "name": "status",
        "value": "FAILED"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v15/*:: as any*/)
],
v17 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "BulkJobRows_page"
  }
],
v18 = [
  {
    "fields": [
      (v14/*:: as any*/),
      {
        "kind": "Literal",
        "name": "status",
        "value": "SKIPPED"
      }
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v15/*:: as any*/)
],
v19 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "BulkJobRowsEdge",
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
        "concreteType": "BulkJobRow",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
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
            "name": "label",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
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
        "name": "hasNextPage",
        "storageKey": null
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
    "name": "BulkJobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "BulkJobProgress_job"
              }
            ],
            "type": "BulkJob",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "failedRows",
        "args": (v16/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "skippedRows",
        "args": (v18/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v17/*:: as any*/),
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BulkJobPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ok",
                "storageKey": null
              }
            ],
            "type": "BulkJob",
            "abstractKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": "failedRows",
        "args": (v16/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      },
      {
        "alias": "skippedRows",
        "args": (v18/*:: as any*/),
        "concreteType": "BulkJobRowsConnection",
        "kind": "LinkedField",
        "name": "bulkJobRows",
        "plural": false,
        "selections": (v19/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "603faff2ee3be957ae57fc4896569bf12517b0474b52fe69454366b9b41a931d",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02bfa5dc53b002fd977aab2d287889cb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
