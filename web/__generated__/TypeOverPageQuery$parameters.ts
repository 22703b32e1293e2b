/**
 * @generated SignedSource<<8c3fae68f93898c3253a87c5c9099029>>
 * @relayHash fbcaa51e0852d83184b1fd2db9bd4289
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9913a9b798e60c303d6a8f8951befa8484ee202f80a125e1394a2727c6366c3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TypeOverPageQuery } from './TypeOverPageQuery.graphql';

const node: PreloadableConcreteRequest<TypeOverPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b9913a9b798e60c303d6a8f8951befa8484ee202f80a125e1394a2727c6366c3",
    "metadata": {},
    "name": "TypeOverPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
