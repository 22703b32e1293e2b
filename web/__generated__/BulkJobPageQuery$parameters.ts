/**
 * @generated SignedSource<<d2c1d6c71f8d060f80f4ef8abafaf1c1>>
 * @relayHash dbf0d5abc9fdf2790d4e464f1b352667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5940a928f9f325ecdb8345b7ec7ec4086e89c40c1b508dc352604f7f035656c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BulkJobPageQuery } from './BulkJobPageQuery.graphql';

const node: PreloadableConcreteRequest<BulkJobPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5940a928f9f325ecdb8345b7ec7ec4086e89c40c1b508dc352604f7f035656c",
    "metadata": {},
    "name": "BulkJobPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
