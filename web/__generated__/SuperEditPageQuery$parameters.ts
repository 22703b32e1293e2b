/**
 * @generated SignedSource<<242fb75e76c33e08c3d4ca9e622f9088>>
 * @relayHash b27f97c350f10d41a1255232665701f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0a172dd1d63a9919e09259e8a683b7030dcecca2c7eec83eb87945d7b2336128

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0a172dd1d63a9919e09259e8a683b7030dcecca2c7eec83eb87945d7b2336128",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
