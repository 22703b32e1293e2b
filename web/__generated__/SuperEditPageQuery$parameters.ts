/**
 * @generated SignedSource<<024867500612561c98cfa861cf761cc7>>
 * @relayHash 56dc07c2ca0927b2bb2b4c06032bb977
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cda2abd0541dd44b996e6cf915041583d8b6b31be8780caa2172867d81d74f81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SuperEditPageQuery } from './SuperEditPageQuery.graphql';

const node: PreloadableConcreteRequest<SuperEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cda2abd0541dd44b996e6cf915041583d8b6b31be8780caa2172867d81d74f81",
    "metadata": {},
    "name": "SuperEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
