/**
 * @generated SignedSource<<524ae4e8ac18734d08223689375930af>>
 * @relayHash 855a234d92d7c92fe9c260ead49f1d50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ab7a0a01dc5c173124cb1ba606fda4510d8aeec7b6bdc9b6990e52732e23f17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdReportPageQuery } from './AdReportPageQuery.graphql';

const node: PreloadableConcreteRequest<AdReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ab7a0a01dc5c173124cb1ba606fda4510d8aeec7b6bdc9b6990e52732e23f17",
    "metadata": {},
    "name": "AdReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
